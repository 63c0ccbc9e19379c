declare const brand: unique symbol

/** A date without a time, `2026-11-21`; never passed through `Date`. */
export type Day = string & { readonly [brand]: 'day' }
/** A moment in UTC, `2026-11-21T08:30:00.000Z`. */
export type Instant = string & { readonly [brand]: 'instant' }
/** Integer hundredths of a US dollar. */
export type Cents = number & { readonly [brand]: 'cents' }
