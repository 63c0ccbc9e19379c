// Part of the first page, so it imports neither entities nor calls.

/** Address of a load's documents, below `/forge`. */
export const packAddress = (load: number | string) => `/shipment-documents?pack=${load}`

/** Address of an order placed on a quote; mails and the to-do list use it. */
export const placedOrderAddress = (number: string) => `/placed-orders?${new URLSearchParams({ number })}`

/** Address of a request; mails and the to-do list use it. */
export const requestAddress = (number: string) => `/requests?${new URLSearchParams({ number })}`
