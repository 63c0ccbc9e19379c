import { taskNames } from '#schema/home/taskKinds.ts'

export const texts = {
  resources: {
    tasks: {
      title: 'To do',
      fields: {
        number: 'Number',
        kind: 'Task',
        about: 'About',
        customer: 'Customer',
        day: 'Date',
        amount: 'Amount (USD)',
        state: 'Invoice state',
        before: 'Age',
      },
      words: { kind: taskNames('name') },
    },
  },
  home: {
    tasks: {
      kinds: taskNames('name'),
      title: 'To do',
      byKind: 'To do, by type',
      nothing: "You're all caught up.",
      unknown: 'The connected service does not provide a to-do list.',
      all: 'View all %{count}',
      allOf: 'View all %{count}: %{kind}',
      numbers: { offer: 'Offer %{number}', agreement: 'Offer %{number}' },
      days: { since: 'since %{day}', due: 'due %{day}', until: 'until %{day}', date: 'for %{day}' },
      doneOf: 'Mark %{number} as done',
      doneFailed: 'This could not be marked as done. Try again.',
    },
    toDo: {
      all: 'All',
      age: '%{days} days or more',
      mine: 'Only my customers',
      done: 'Done',
      sending: 'The tasks are being marked.',
      tooMany: 'At most %{count} tasks can be marked at once.',
      marked: '1 task marked as done. |||| %{smart_count} tasks marked as done.',
      undo: 'Undo',
    },
    month: 'Month',
    thousands: '%{amount} K',
    delayedOrders: { title: 'Delayed Orders', total: 'Late deliveries total' },
    openConcessions: { title: 'Open Concessions', total: 'Open concessions total' },
    readyToShip: { title: 'Ready to Ship' },
    piecesInProcess: { title: 'Pieces in Process' },
    movedPromisedDates: {
      total:
        '%{dates} promised date has moved since your last visit. |||| %{dates} promised dates have moved since your last visit.',
      show: 'Show what moved',
    },
    shipmentReady: {
      title: 'Finished pieces',
      ready: 'Ready to ship',
      notReady: 'Not ready yet',
      finished: 'Total',
    },
    onTimeDelivery: {
      title: 'On Time Delivery',
      percentage: 'On time',
      base: '%{onTime} of %{shipments} delivery in these months was on time. |||| %{onTime} of %{shipments} deliveries in these months were on time.',
    },
    qualityAssurance: {
      title: 'Quality Assurance',
      percentage: 'Quality',
      complaints: '1 complaint in these months. |||| %{smart_count} complaints in these months.',
    },
    contacts: {
      title: 'Contacts',
      seller: 'Sales Representative',
      backup: 'Backup',
      representative: 'Representative',
      receivable: 'Accounts Receivable',
      direct: 'Direct',
    },
    news: { latest: 'Latest news', title: 'News', more: 'Read more' },
  },
}
