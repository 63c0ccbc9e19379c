import { useEffect, useState } from 'react'
import type { Guessed } from '../../../../schema/account/userRules.ts'
import { wordsIn } from '../../../../values/text/passwords.ts'
import { portalSettings } from '../../portalSettings.ts'

let known: ReadonlySet<string> | null = null

const loadWords = async () => {
  known ??= wordsIn((await import('../../../../values/text/commonPasswords.txt?raw')).default)
  return known
}

/**
 * What a new password must not be made of, beside its user's name and e-mail. The words come with the page that asks for
 * a password; where they do not, the server refuses by itself.
 */
export const useGuessed = (): Pick<Guessed, 'product' | 'words'> => {
  const [words, setWords] = useState(known)
  useEffect(() => void loadWords().then(setWords, () => {}), [])
  return { product: portalSettings().product, words }
}
