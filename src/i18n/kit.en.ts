/** Texts of src/kit: dialogs, messages, passwords, downloads. */
export const kit = {
  dialogs: {
    ok: 'OK',
    cancel: 'Cancel',
    required: 'Please fill this field.',
    comment: 'Comment',
    typeComment: 'Type your comment...',
  },
  page: {
    noCustomer: "Choose a customer in the header: this page shows one customer's figures.",
  },
  feedback: {
    close: 'Close',
    loading: 'Loading...',
    empty: 'No results found.',
    clearFilters: 'Clear filters',
    failed: 'This could not be loaded. Check the connection and try again.',
    retry: 'Retry',
  },
  password: {
    rules: 'The password needs',
    match: 'Both passwords match.',
    met: 'Met',
    notMet: 'Not met yet',
  },
  download: {
    label: 'Download',
    busy: 'Generating file, please wait...',
    done: 'File downloaded',
    failed: 'Error downloading file',
  },
  export: {
    formats: {
      xlsx: 'Excel (.xlsx)',
      csv: 'CSV (.csv)',
      xls: 'Excel 97-2003 (.xls)',
    },
    upTo: 'up to %{limit} rows',
    rows: '%{rows} rows',
    rowsOf: '%{rows} of %{total} rows',
    building: 'Writing %{rows} rows',
    cancelled: 'Download cancelled',
    tooMany: 'This format holds up to %{limit} rows. Choose Excel (.xlsx) or CSV.',
  },
  charts: {
    showTable: 'Show as table',
    showChart: 'Show as chart',
    item: 'Item',
    value: 'Value',
    noValue: 'No data',
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
  },
  dates: {
    from: 'Start date',
    to: 'End date',
  },
  documents: {
    newTab: 'Opens in a new tab',
  },
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    controls: 'Slides',
    of: '%{number} of %{count}',
    show: 'Show %{number} of %{count}',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
}
