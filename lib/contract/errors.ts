/** Codes are stable. */
export const errors = {
  malformed: { code: 4000, status: 400, meaning: 'The request is malformed.' },
  invalidParameter: { code: 4001, status: 400, meaning: 'A parameter is missing or invalid.' },
  latWithoutLong: { code: 4002, status: 400, meaning: 'Send both lat and long, or neither.' },
  invalidIdentifier: { code: 4003, status: 400, meaning: 'An identifier in the path is invalid.' },
  unknownPath: { code: 4040, status: 404, meaning: 'There is no such path in this API.' },
  unknownCourse: { code: 4041, status: 404, meaning: 'There is no such course.' },
  unknownArea: { code: 4042, status: 404, meaning: 'There is no such continent or country.' },
  unknownRegion: { code: 4043, status: 404, meaning: 'There is no such region.' },
  unknownCity: { code: 4044, status: 404, meaning: 'There is no such city.' },
  unknownDistrict: { code: 4045, status: 404, meaning: 'There is no such district.' },
  unknownVersion: {
    code: 4046,
    status: 404,
    meaning: 'That version of the dataset is too old to compare with, or unknown.',
  },
  method: { code: 4050, status: 405, meaning: 'Only GET, HEAD and OPTIONS work here.' },
  rateLimited: {
    code: 4290,
    status: 429,
    meaning: 'Too many requests. Wait the number of seconds in Retry-After, then try again.',
  },
  internal: {
    code: 5000,
    status: 500,
    meaning: 'Something went wrong on our side. The request id finds it in our log.',
  },
  unavailable: { code: 5030, status: 503, meaning: 'No dataset has been published yet.' },
} as const satisfies Record<string, { code: number; status: number; meaning: string }>;

export type ErrorKind = keyof typeof errors;

export function tooManyRequestsMessage(requestsPerSecond: number, waitSeconds: number): string {
  const wait = `${waitSeconds} second${waitSeconds === 1 ? '' : 's'}`;
  return `More than ${requestsPerSecond} requests in one second. Wait ${wait}, then try again.`;
}
