export const texts = {
  changeList: {
    more: '%{count} more',
    moreOf: '%{count} more changes of %{of}',
    fewer: 'Show fewer',
    fewerOf: 'Show fewer changes of %{of}',
  },
}
