import type { ComponentType } from 'react'
import { useIsCustomerKnown } from '../../../authProvider/useIsCustomerKnown.ts'

/** A public screen that is about the tab's customer where somebody is signed in: it waits until that is theirs. */
export const ofKnownCustomer = (Screen: ComponentType) => {
  const OfKnownCustomer = () => (useIsCustomerKnown() ? <Screen /> : null)
  return OfKnownCustomer
}
