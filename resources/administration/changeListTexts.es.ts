export const texts = {
  changeList: {
    more: '%{count} más',
    moreOf: '%{count} cambios más de %{of}',
    fewer: 'Mostrar menos',
    fewerOf: 'Mostrar menos cambios de %{of}',
  },
}
