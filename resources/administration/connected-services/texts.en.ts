export const texts = {
  resources: {
    answerFaults: {
      title: 'Faults in answers',
      fields: {
        id: 'Id',
        call: 'Call',
        field: 'Field',
        kind: 'Fault',
        harm: 'Hurts',
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
          day: 'No date',
          instant: 'No time',
          choice: 'Unknown word',
        },
        harm: {
          page: 'Page fails',
          row: 'Row left out',
          cell: 'Cell empty',
          shown: 'Shown as it came',
        },
      },
    },
  },
  answerFaults: {
    mute: 'Mute',
    muteOf: 'Mute: %{fault}',
    unmute: 'Unmute',
    unmuteOf: 'Unmute: %{fault}',
    note: 'Note, such as who mends it and by when:',
    withMuted: 'Show muted',
  },
}
