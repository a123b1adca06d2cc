/**
 * A place where rendered pages are kept as bytes: memory, a disk, a server that several instances share. Each bounds
 * itself. A place that fails gives nothing and takes nothing: the page is then rendered again.
 */
export type PageBytes = {
  /** `version` is the dataset's, `name` 40 hexadecimal digits. */
  get: (version: string, name: string) => Promise<Buffer | undefined>;
  set: (version: string, name: string, bytes: Buffer) => Promise<void>;
};
