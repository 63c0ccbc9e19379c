/** The database cannot be reached, or it did not answer in time: what was asked may be asked again. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    // The error of several addresses that were tried has a code and no message.
    const { message, code } = cause as NodeJS.ErrnoException
    super(`The database cannot be reached (${message || code}).`, { cause })
    this.name = 'DatabaseAway'
  }
}
