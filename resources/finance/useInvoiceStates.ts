import { useMemo } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { finance } from '#schema/finance/finance.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'

export type InvoiceStates = ReadonlyMap<string, InvoiceState>

/** States of a customer's invoices that are not just open, by their numbers. */
export const useInvoiceStates = (customerId: number) => {
  const { data, isLoading } = useCall(finance.invoiceStates, { customerId })
  const states: InvoiceStates = useMemo(() => new Map(data?.map((state) => [state.invoice, state])), [data])
  return { states, isLoading }
}
