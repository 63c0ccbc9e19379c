/**
 * Conditions that a row, of an alias, may be removed because a file no longer has it, for kinds whose rows are also made
 * in the portal: what users have asked for stays.
 */
export const removable: Readonly<Partial<Record<string, (alias: string) => string>>> = {
  quotes: (alias) => `${alias}.user_id is null`,
  quoteLines: (alias) => `${alias}.quote_id in (select id from quotes where user_id is null)`,
}
