import type { Texts } from './texts.en.ts'

export const texts: Texts = {
  monthGrid: {
    yearly: 'Importe anual',
    total: 'Total',
    actions: 'Acciones',
    remove: 'Quitar %{row}',
    cell: '%{row}, %{column}',
    rounding: 'Diferencia de redondeo %{amount}',
    difference: 'Diferencia con el importe anual %{amount}',
    place: '%{difference}: agregarla a un mes de %{row}',
    placeIn: 'Agregarla a',
    withAmount: '%{month} (%{amount})',
    keys: 'Las flechas mueven, escribir reemplaza, F2 edita; Ctrl+C, Ctrl+V y Ctrl+Z copian, pegan y deshacen.',
    undo: 'Deshacer',
    takeSum: 'Dejar el importe anual en %{amount}',
    unit: 'Importes en miles de USD (K).',
    pasted: '%{smart_count} importe pegado. |||| %{smart_count} importes pegados.',
    rounded:
      '%{smart_count} de ellos redondeado a dos decimales. |||| %{smart_count} de ellos redondeados a dos decimales.',
    beyond:
      '%{smart_count} celda queda fuera de la tabla y se omitió. |||| %{smart_count} celdas quedan fuera de la tabla y se omitieron.',
    nothingPasted: 'No se pegó nada.',
    more: 'Y %{smart_count} más.',
    kept: '%{cell} conserva %{amount}.',
    undone: 'Deshecho.',
    nothingToUndo: 'Nada que deshacer.',
    fault: {
      notANumber: '%{cell}: “%{text}” no es un número.',
      negative: '%{cell}: “%{text}” es menor que 0.',
      tooLarge: '%{cell}: “%{text}” es mayor que %{limit}.',
      ambiguous: '%{cell}: “%{text}” puede leerse de dos maneras. Escríbalo sin separador de miles.',
    },
  },
}
