import { entity, type RowOf } from '../entity.ts'
import { day, flag, nullable, text, wordOf } from '../kinds.ts'

/** Route of a page whose text the plant enters. */
export const pageOfText = wordOf(
  'page',
  'about-us',
  'commercial-terms-and-conditions',
  'contact',
  'contract-direct-customers',
  'privacy-policy',
  'terms-and-conditions',
  'testimonies',
)

const limits = { max: 50_000, isMultiline: true }

export const pageTextFields = {
  page: pageOfText,
  edition: text('edition', { max: 40 }),
  inForceOn: day('inForceOn'),
  wording: text('wording', limits),
  wordingEs: nullable(text('wordingEs', limits)),
}

/** Version that holds today; `wordingEs` is null until the text has been translated. */
export const pageText = entity('pageText', { ...pageTextFields, isSample: flag('isSample') })
export type PageText = RowOf<typeof pageText>
