const fields = {
  purchaseOrder: 'PO',
  jobOrder: 'Job Order',
  partNumber: 'Part Number',
  status: 'Status',
  promise: 'Promised date',
  stage: 'Lines',
}

const daysLate = 'Days Late'

/** Labels shared by all lists of lines. */
export const lineFields = {
  commitmentDate: '%{product} Commitment Date',
  ordered: 'Qty',
  shipped: 'Shipped',
  open: 'Open Qty',
  status: fields.status,
  promise: fields.promise,
}

/** The filter uses Delayed for one of these statuses `docs/product/orders.md#order-status`. */
export const words = {
  status: {
    late: 'Late',
    delayed: 'Delay',
    onTime: 'On Time',
    inTransit: 'In Transit',
    delivered: 'Delivered',
    deviationRequest: 'Deviation Request',
  },
  promise: { moved: 'Moved since your last visit' },
  stage: { open: 'Open' },
}

export const texts = {
  resources: {
    orders: {
      title: 'Open Orders',
      fields: {
        ...fields,
        requestDate: 'Requested',
        promiseDate: 'Promised',
        ordered: lineFields.ordered,
        open: lineFields.open,
        daysLate,
        lineItem: 'Line Item',
        step: 'Step',
        firstPromise: 'First Promise',
        lastPromise: 'Last Promise',
        daysAfterRequest: 'Days After Request',
        reason: 'Reason',
        price: 'Price',
        documents: 'Documents',
      },
      words,
    },
    orderLines: {
      title: 'Order lines',
      fields: {
        ...fields,
        ...lineFields,
        requestDate: 'Request Date',
        lineItem: 'Line Item',
      },
      words,
    },
    statusReport: {
      title: 'Status Report',
      fields: {
        ...fields,
        purchaseOrder: 'Purchase Order',
        ordered: 'PO Qty',
        open: lineFields.open,
        weight: 'Lbs',
        requestDate: 'Requested',
        promiseDate: 'Promise Ship Date',
        daysLate,
        partialDate: 'Partial Shipment Date',
        partialQuantity: 'Expected Partial Qty',
        balanceDate: 'Balance Shipment Date',
        balanceQuantity: 'Balance Qty',
        currentProcess: 'Current Process',
      },
      words,
    },
    releases: {
      title: 'Release',
      fields: {
        ...fields,
        release: 'Release',
        requestDate: 'Customer Request Date',
        commitmentDate: lineFields.commitmentDate,
        newCommitmentDate: 'New %{product} Commitment Date',
        modifiedDate: 'Modified Date',
        modifiedComment: 'Modified Date Comment',
        releasedDate: 'Release Date',
        partNumber: 'Customer Part Number',
        providerPartNumber: '%{product} Part Number',
        ordered: lineFields.ordered,
        shipped: lineFields.shipped,
        balance: 'Balance',
        isAerofab: 'Aerofab',
        id: 'Order Id',
        hasAcknowledgement: 'Acknowledgement',
      },
      words,
    },
  },
  orders: {
    tabs: { label: 'Lists of orders', openOrders: 'Open Orders', statusReport: 'Status Report' },
    filterStatus: { ...words.status, delayed: 'Delayed' },
    contact: 'Contact %{product}',
    request: 'Request…',
    requestOn: 'Request on %{number}…',
    ask: {
      earlier: 'Ask for an earlier date…',
      question: 'Ask a question…',
      tooMany: 'One request is for at most %{max} lines.',
    },
    promise: {
      moved: 'Moved since your last visit: from %{from} to %{to}, %{by}',
      since: words.promise.moved,
      withdrawn: 'Removed since your last visit: it was %{from}',
      inAll: '%{by} than first promised',
      days: '%{days} d',
      later: '%{smart_count} day later |||| %{smart_count} days later',
      earlier: '%{smart_count} day earlier |||| %{smart_count} days earlier',
    },
    firstLine: 'Line 1 of %{count}: %{jobOrder}',
    counted: {
      whole: '%{lines} in %{orders}',
      late: '%{lines} late line |||| %{lines} late lines',
      any: '%{lines} line |||| %{lines} lines',
      orders: '%{orders} order |||| %{orders} orders',
    },
    detail: {
      title: 'Detail of PO %{purchaseOrder}',
      from: 'Requested from',
      to: 'Requested to',
      everyDay: 'All dates',
      widened: 'No line of this order has a request date from %{from} to %{to}, so all dates are shown.',
      outside:
        '%{smart_count} line of this order has a request date outside this range. |||| %{smart_count} lines of this order have request dates outside this range.',
      schedule: 'Schedule (PDF)',
      acknowledgement: 'Acknowledgement (PDF)',
      acknowledgementFailed: 'The acknowledgement could not be loaded.',
    },
    report: { document: 'Status report of all orders (PDF)', schedule: 'Schedule (PDF)' },
    release: { title: 'Dates of job order %{jobOrder}', steps: 'Production steps' },
  },
}
