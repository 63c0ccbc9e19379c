/** Texts of placing an order (spec 3 §2, DECISIONS R75). */
export const texts = {
  placeOrder: {
    name: 'PO name',
    choose: 'Choose the PO file',
    noFile: 'No file chosen.',
    rows: 'Rows of the order',
    columns: {
      quote: 'Quote',
      revision: 'Rev',
      partNumber: 'Part Number',
      quantity: 'Quantity',
      price: 'Unit Price',
      extended: 'Extended Price',
      requestedOn: 'Customer Request Date',
      release: 'Release',
      actions: 'Actions',
    },
    quantityOf: 'Quantity of item %{item}, release %{release}',
    addRelease: 'Add release of item %{item}',
    remove: 'Delete item %{item}, release %{release}',
    total: 'Total',
    submit: 'Submit PO',
    submitting: 'The order is being sent.',
    none: 'There is nothing to order. Choose a quote in the Quote History.',
    history: 'Quote History',
    question: 'Place the order %{name} for %{total}?',
    done: 'The order %{number} was placed. You and your sales representative get a mail.',
    missing: 'The PO name, the PO file and a quantity in each row are required.',
    failed: 'The order could not be placed. What you typed is still here. %{reason}',
    clashes: {
      name: 'An order has been placed under the PO name %{name} already.',
      ordered: 'A row of it has been ordered already.',
      expired: 'The price of a row does not hold any more.',
    },
    notHere: 'Send your PO to %{seller}: orders are not placed here.',
    representative: 'your sales representative',
  },
}

export type Texts = typeof texts
