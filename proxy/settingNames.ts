import { distance } from 'fastest-levenshtein'

/** Edits that turn a misspelled name into a setting. Short names are close to many other variables. */
const maxEdits = ({ length }: string) => (length < 6 ? 0 : length < 9 ? 1 : 2)

const isSet = (env: NodeJS.ProcessEnv, name: string) => Boolean(env[name])

const unknownNames = (env: NodeJS.ProcessEnv, known: readonly string[]) =>
  Object.keys(env).filter((name) => isSet(env, name) && !known.includes(name))

/** Problems of variables that are no settings, but are spelled almost like one that is not set. */
export const misspelledNames = (env: NodeJS.ProcessEnv, known: readonly string[]) =>
  unknownNames(env, known).flatMap((name) => {
    const meant = known.find(
      (setting) => !isSet(env, setting) && distance(name.toUpperCase(), setting) <= maxEdits(setting),
    )
    return meant ? [`${name} is not a setting: did you mean ${meant}?`] : []
  })

/** Variables that look as if they were meant for the portal, but are no settings. */
export const ineffectiveNames = (env: NodeJS.ProcessEnv, known: readonly string[]) =>
  unknownNames(env, known).filter((name) => /^(ANVIL|PORTAL)_/.test(name))
