import { notStartedName, stepNames } from '#schema/wip/steps.ts'
import { lineFields, words } from '../orders/open-orders/texts.en.ts'

export const texts = {
  resources: {
    wip: {
      title: 'Open orders',
      fields: {
        ...lineFields,
        jobOrder: '%{product} Job Order',
        purchaseOrder: 'Purchase Order',
        lineItem: 'Line Item',
        release: 'Release',
        partNumber: 'Customer Part Number',
        providerPartNumber: '%{product} Part Number',
        requestDate: 'Customer Request Date',
        isNewIntroduction: 'New introduction',
      },
      filters: { partNumber: 'Part Number' },
      words,
    },
  },
  wip: {
    openOrders: 'Open orders',
    newIntroduction: 'New introduction',
    notOfPart: 'Not a step of this part',
    pieces: 'Pieces by process',
    placesOf: '%{open} open: %{places}',
    noPieces: 'No pieces in process',
    places: { notStarted: notStartedName, ...stepNames },
    overview: {
      title: 'Pieces in process',
      pieces: '%{pieces} pieces',
      other:
        '%{pieces} piece in other steps is not in the chart. |||| %{pieces} pieces in other steps are not in the chart.',
      value: 'Total value',
      dollars: '$%{dollars}',
      groups: {
        cutting: 'Cutting',
        forging: 'Forging and Heat Treatment',
        machining: 'Machining, Splitting, Lab and Inspection',
        finished: 'Finished Goods with Approval',
      },
    },
  },
}
