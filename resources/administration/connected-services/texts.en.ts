export const texts = {
  resources: {
    answerFaults: {
      title: 'Response faults',
      fields: {
        id: 'Id',
        call: 'Call',
        field: 'Field',
        kind: 'Fault',
        harm: 'Effect',
        count: 'Values',
        firstAt: 'First',
        lastAt: 'Last',
        users: 'Users',
        mutedAt: 'Muted',
        note: 'Note',
      },
      words: {
        kind: {
          required: 'Missing',
          type: 'Wrong type',
          day: 'Not a date',
          instant: 'Not a time',
          choice: 'Unknown value',
        },
        harm: {
          page: 'Page fails',
          row: 'Row left out',
          cell: 'Cell empty',
          shown: 'Shown as received',
        },
      },
    },
  },
  answerFaults: {
    mute: 'Mute',
    muteOf: 'Mute: %{fault}',
    unmute: 'Unmute',
    unmuteOf: 'Unmute: %{fault}',
    note: 'Note, such as who will fix it and by when:',
    withMuted: 'Show muted',
  },
}
