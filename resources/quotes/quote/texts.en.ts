export const texts = {
  resources: {
    quotedParts: {
      title: 'Quoted parts',
      fields: {
        ...{ number: 'Quote', type: 'Type', size: 'Size (in)', spec: 'Material', quantity: 'Qty' },
        ...{ price: 'Price each (USD)', weeks: 'Shipping Time (weeks)' },
      },
    },
  },
  /** A block's sizes in the columns of the diameters. */
  quotePieces: { thickness: 'Thick %{size}', width: 'Width %{size}' },
  quote: {
    part: 'Part',
    type: 'Type',
    types: { ring: 'Ring', disc: 'Disc', bar: 'Bar', block: 'Block' },
    spec: 'Specification',
    treatment: 'Heat treatment',
    machining: 'Machining',
    ultrasonic: 'Ultrasonic test',
    address: 'Shipping address',
    none: 'None',
    quantity: 'Qty',
    outerDiameter: 'OD(in)',
    innerDiameter: 'ID(in)',
    length: 'Length(in)',
    thickness: 'Thick(in)',
    width: 'Width(in)',
    firstHole: 'Drill hole 1: diameter(in)',
    firstHoles: 'Drill hole 1: quantity',
    secondHole: 'Drill hole 2: diameter(in)',
    secondHoles: 'Drill hole 2: quantity',
    get: 'Get a quote',
    getting: 'Quoting the part...',
    error: 'Error!',
    required: 'Qty, OD, ID , Lenght are required',
    notPossible:
      'I am sorry, it is not possible to quote by e-%{product}, please contact your inside sales representative.',
    failed: 'The part could not be quoted. Your entries are kept. %{reason}',
    chooseSpec: 'Choose the specification first.',
    quoted: 'Quoted',
    facts: 'Quote: %{number}\nQty: %{quantity}\nPrice: %{price} each\nShipping Time: %{weeks} weeks',
    current: 'More parts will be added to quote %{number}.',
    restart: 'New quote',
    mail: 'Send by e-mail',
    mailing: 'Sending the quote...',
    mailed: 'Your quote has been sent!',
    mailFailed: "There's an error sending your quote,contact your sales representative.",
    terms: 'Payment terms: %{terms}',
  },
}

export type Texts = typeof texts
