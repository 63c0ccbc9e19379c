/** The project's folder. Sources and the built server both stand one folder below it, so it is found from either. */
export const root = new URL('..', import.meta.url)
