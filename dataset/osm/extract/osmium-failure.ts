/** What osmium said when it could not read or write an extract, as one sentence that names the file. */
export function explainOsmiumFailure(failed: {
  file: string;
  /** The last lines of osmium's standard error. */
  remarks: readonly string[];
  signal: string | null;
}): string {
  const { file, signal } = failed;
  const said = failed.remarks.findLast((line) => line.trim() !== '')?.trim() ?? 'nothing';
  if (signal) {
    return `osmium was ended by ${signal} while reading ${file}; the machine may be short of memory`;
  }
  if (/No space left on device|Disk quota exceeded/i.test(said)) {
    return `The disk is full: there was no room for the golf objects of ${file}; make room and build again`;
  }
  if (/unexpected EOF|truncated|end of file/i.test(said)) {
    return `${file} is truncated (osmium: ${said}); fetch it again`;
  }
  if (/BlobHeader|blob contains no data|Could not detect file format|unknown type/i.test(said)) {
    return `${file} is not an OpenStreetMap extract in a format that osmium reads (osmium: ${said})`;
  }
  if (/Permission denied/i.test(said)) {
    return `${file} could not be read: permission denied`;
  }
  return `${file} is damaged or not an OpenStreetMap extract (osmium: ${said})`;
}
