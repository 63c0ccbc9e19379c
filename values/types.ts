declare const brand: unique symbol

/** A date without time, `2026-11-21`; never a `Date` object. */
export type Day = string & { readonly [brand]: 'day' }
/** A UTC timestamp, `2026-11-21T08:30:00.000Z`. */
export type Instant = string & { readonly [brand]: 'instant' }
/** Integer hundredths of a US dollar. */
export type Cents = number & { readonly [brand]: 'cents' }
