/** Loads another document in place of this one; there is no way back to an address that carried a secret. */
export const leaveTo = (url: string) => window.location.replace(url)
