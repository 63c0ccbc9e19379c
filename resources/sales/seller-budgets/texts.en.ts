import { monthNames } from '#values/formats.ts'

const [jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec] = monthNames as string[]

/** Month names are English in every language `docs/product/look.md#dates-and-numbers`. */
export const monthFields = { jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec }

export const texts = {
  resources: {
    sellerBudgets: {
      title: 'Sellers Budgets',
      fields: { seller: 'Seller', total: 'Yearly Budget Amount in K USD' },
    },
    budgetLines: {
      title: 'Budget by month in K USD',
      fields: { customer: 'Customer', segment: 'Segment', contract: 'Contract', ...monthFields, total: 'Total' },
    },
  },
  budgets: {
    seller: 'Seller',
    of: 'Budget of %{seller} for %{year}',
    unnamed: 'Seller %{id}',
    year: 'Year',
    segment: 'Segment',
    customer: 'Customer',
    contract: 'Contract',
    months: 'Budget by month in K USD',
    cards: { seller: 'Seller', year: 'Year', total: 'Budget in K', customers: 'Customers' },
    view: 'View',
    viewOf: 'View the budget of %{name}',
    edit: 'Edit',
    editOf: 'Edit the budget of %{name}',
    copy: 'Copy to clipboard',
    copyOf: 'Copy to clipboard: link to modify the budget of %{name}',
    copied: 'The link to modify the budget of %{name} was copied. It is valid for 24 hours.',
    copyByHand: 'The clipboard is not available. Copy the link, which is valid for 24 hours:',
    signing: 'Creating the link...',
    noLink: 'The link could not be created',
    add: 'Add Seller Budget',
    loadFailed: 'The budget could not be loaded. %{reason}',
    sellersFailed: 'The sellers could not be loaded. %{reason}',
    choicesFailed: 'Segments and customers could not be loaded. %{reason}',
    steps: {
      details: 'Budget details',
      yearly: 'Add yearly budgets',
      monthly: 'Set monthly budgets',
      review: 'Review budget',
    },
    segmentFirst: 'Choose the segment first.',
    customerNote: 'Customers already in a budget of this segment and year cannot be selected.',
    used: 'already in a budget of %{segment} in %{year}',
    usedMeanwhile: 'This customer is already in a budget of this segment and year. Remove the row.',
    contractNote: 'Optional',
    noContract: 'This customer has no contract.',
    addRow: 'Add',
    chosen: 'Added',
    noRows: 'Nothing added yet. Add at least one customer to continue.',
    goal: 'Yearly goal in K USD',
    yearlyGoal: 'Yearly goal',
    goalOf: '%{segment}: yearly goal in K USD',
    sellerFirst: 'Choose the seller first.',
    rowsFirst: 'Customers have already been added. Submit or remove them first.',
    submit: 'Submit',
    yearlyNote: 'In thousands of USD (K) for the whole year. Empty counts as 0.',
    sum: 'Total: %{amount} K USD',
    finish: 'Finish',
    question: 'Are you sure you want to submit this budget?',
    sent: "The seller's budget was sent successfully!",
    newBudget: 'New Budget',
    notUploaded: "Budget couldn't be uploaded.",
    updated: 'Budget updated successfully.',
    addToBudget: 'Add to budget',
    newLink: 'Edit with a new link',
    linkExpired: 'The requested link has expired. Contact your sales manager.',
    conflict: {
      title: 'Newer version of this budget',
      text: 'Someone else has saved this budget since you opened it. Your changes are not saved yet, and nothing is lost. Choose which values to keep; Finish then saves them.',
      all: { theirs: 'Take all of theirs', mine: 'Keep all of mine' },
      goOn: 'Continue with these values',
      undecided:
        '%{smart_count} cell was changed by both and is undecided. |||| %{smart_count} cells were changed by both and are undecided.',
      decided: 'Everything is decided.',
      places: { goal: 'yearly goal', row: 'whole row' },
      noRow: 'no row',
      was: 'before: %{amount}',
      theirs: 'theirs: %{amount}',
      mine: 'mine: %{amount}',
    },
  },
}

export type Texts = typeof texts
