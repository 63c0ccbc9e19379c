import { CallError } from '#dataProvider/calls/callError.ts'

const outages = [502, 503, 504]

/** True if a service was away or late, which says nothing about the session. */
export const isOutage = (error: unknown) =>
  error instanceof CallError && outages.includes(error.status) && error.code !== 'invalid_answer'
