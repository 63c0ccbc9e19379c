export const texts = {
  monthGrid: {
    yearly: 'Yearly amount',
    total: 'Total',
    actions: 'Actions',
    remove: 'Remove %{row}',
    cell: '%{row}, %{column}',
    rounding: 'Rounding difference %{amount}',
    difference: 'Difference from the yearly amount %{amount}',
    place: '%{difference}: add it to a month of %{row}',
    placeIn: 'Add it to',
    withAmount: '%{month} (%{amount})',
    keys: 'Arrow keys move, typing replaces, F2 edits; Ctrl+C, Ctrl+V and Ctrl+Z copy, paste and undo.',
    undo: 'Undo',
    takeSum: 'Set the yearly amount to %{amount}',
    unit: 'Amounts in thousands of USD (K).',
    pasted: '%{smart_count} amount pasted. |||| %{smart_count} amounts pasted.',
    rounded: '%{smart_count} of them rounded to two decimals.',
    beyond:
      '%{smart_count} cell reaches beyond the grid and was left out. |||| %{smart_count} cells reach beyond the grid and were left out.',
    nothingPasted: 'Nothing was pasted.',
    more: 'And %{smart_count} more.',
    kept: '%{cell} keeps %{amount}.',
    undone: 'Undone.',
    nothingToUndo: 'Nothing to undo.',
    fault: {
      notANumber: '%{cell}: “%{text}” is not a number.',
      negative: '%{cell}: “%{text}” is less than 0.',
      tooLarge: '%{cell}: “%{text}” is more than %{limit}.',
      ambiguous: '%{cell}: “%{text}” can be read in two ways. Write it without a thousands separator.',
    },
  },
}

export type Texts = typeof texts
