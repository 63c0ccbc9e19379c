const grouped = /^\d{1,3}(?:[.,' ]\d{3})+$/

/** Digits of a pasted whole number such as `1,200`; of `4.5` those before the point, not 45. */
export const wholeDigits = (text: string) => {
  const trimmed = text.trim()
  return (grouped.test(trimmed) ? trimmed : (/^\D*\d*/.exec(trimmed)?.[0] ?? '')).replace(/\D/g, '')
}

/** A comma is a decimal point unless the text has a point, too: `24,5` is 24.5, `1,024.5` is 1024.5. */
export const withPoint = (text: string) => (text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.'))
