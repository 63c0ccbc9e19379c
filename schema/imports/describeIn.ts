import type { Language } from '#values/language.ts'
import { fill, type ProblemCode, type Reason } from './problems.ts'
import { problemTexts as spanish } from './problemTexts.es.ts'

/** Sentence in a language; problems of earlier versions have no code and are English. */
export const describeIn = (
  language: Language,
  { code, params, reason }: Omit<Reason, 'code'> & { readonly code: ProblemCode | null },
) => (language === 'en' || code === null ? reason : fill(spanish[code], params))
