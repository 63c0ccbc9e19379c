import { area } from '../screen.tsx'
import { incomingOutgoingMaterial } from './incoming-outgoing-material/screens.ts'
import { rawMaterialApproval } from './raw-material-approval/screens.ts'
import { rawMaterialInventory } from './raw-material-inventory/screens.ts'

/** What customers' metal comes in, lies there and goes out, and what they approve of it. */
export const material = area(
  { ...incomingOutgoingMaterial, ...rawMaterialInventory, ...rawMaterialApproval },
  { isOfCustomer: true },
)
