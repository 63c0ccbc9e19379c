import type { ComponentType } from 'react'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ForCustomer } from '../../kit/page/ForCustomer.tsx'

/** A screen that is drawn once the tab acts for a customer. */
export const ofCustomer = (Screen: ComponentType): ComponentType => {
  const OfCustomer = () => <ForCustomer customer={useCurrentCustomer()}>{() => <Screen />}</ForCustomer>
  return OfCustomer
}
