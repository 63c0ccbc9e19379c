import { openPoints } from '#schema/orders/openPoints.ts'
import { type Handler, implement } from '../implement.ts'
import { document } from './document.ts'
import { readOpenPoints } from './openPoints.ts'

const isRequest = (kind: string) => kind === 'request'

const ofPlant: Handler<typeof openPoints.ofPlant> = (context) =>
  readOpenPoints(context, context.input.customerId, (kind) => !isRequest(kind))

const ofRequests: Handler<typeof openPoints.ofRequests> = (context) =>
  readOpenPoints(context, context.input.customerId, isRequest)

export const openPointsCalls = implement('openPoints', openPoints, { ofPlant, ofRequests, document })
