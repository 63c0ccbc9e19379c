/**
 * Incoterm ids of the ERP `docs/product/logistics.md#best-way`, and the provider's own term for loads that were not
 * collected.
 */
export const incotermIds = {
  deliveredDutyUnpaid: 1,
  freeCarrier: 3,
  exWorks: 5,
  deliveredAtPlace: 16,
  bestWay: 20,
} as const

/** Agreed incoterms; all other customers buy ex works. */
const agreed: Readonly<Record<number, number>> = {
  101: incotermIds.freeCarrier,
  103: incotermIds.deliveredAtPlace,
  104: incotermIds.deliveredDutyUnpaid,
  106: incotermIds.deliveredAtPlace,
  107: incotermIds.deliveredAtPlace,
  109: incotermIds.freeCarrier,
}

export const incotermOf = (customerId: number) => agreed[customerId] ?? incotermIds.exWorks
