/** Every failure the API answers with: its stable code and its HTTP status. */
export const errorCodes = {
  malformed: { code: 4000, status: 400 },
  invalidParameter: { code: 4001, status: 400 },
  latWithoutLong: { code: 4002, status: 400 },
  invalidIdentifier: { code: 4003, status: 400 },
  unknownPath: { code: 4040, status: 404 },
  unknownCourse: { code: 4041, status: 404 },
  unknownArea: { code: 4042, status: 404 },
  unknownRegion: { code: 4043, status: 404 },
  unknownCity: { code: 4044, status: 404 },
  method: { code: 4050, status: 405 },
  rateLimited: { code: 4290, status: 429 },
  internal: { code: 5000, status: 500 },
  unavailable: { code: 5030, status: 503 },
} as const;

/** The name of a failure. */
export type ErrorKind = keyof typeof errorCodes;
