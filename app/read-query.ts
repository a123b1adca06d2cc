export type Query = Promise<Record<string, string | string[] | undefined>>;
export type AskedQuery = Partial<Record<string, string>>;

/** An address's query; of a name that's given twice, the first value. */
export async function readQuery(query: Query): Promise<AskedQuery> {
  return Object.fromEntries(Object.entries(await query).map(([name, value]) => [name, [value].flat()[0]]));
}
