/** Root folder of the project. Both the sources and the built server are one folder below it. */
export const root = new URL('..', import.meta.url)
