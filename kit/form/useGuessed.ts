import { useEffect, useState } from 'react'
import type { Guessed } from '#schema/account/passwordRules.ts'
import { wordsIn } from '#values/passwords.ts'
import { portalSettings } from '../portalSettings.ts'

let known: ReadonlySet<string> | null = null

const loadWords = async () => {
  known ??= wordsIn((await import('#values/commonPasswords.txt?raw')).default)
  return known
}

/**
 * Product name and common passwords, which new passwords must not contain. The list is loaded on demand; without it,
 * the server rejects them.
 */
export const useGuessed = (): Pick<Guessed, 'product' | 'words'> => {
  const [words, setWords] = useState(known)
  useEffect(() => void loadWords().then(setWords, () => {}), [])
  return { product: portalSettings().product, words }
}
