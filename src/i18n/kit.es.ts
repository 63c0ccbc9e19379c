import type { kit as english } from './kit.en.ts'

/** The Spanish of `kit.en.ts`. */
export const kit: typeof english = {
  dialogs: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    required: 'Llene este campo.',
    comment: 'Comentario',
    typeComment: 'Escriba su comentario...',
  },
  page: {
    noCustomer: 'Elija un cliente en el encabezado: esta página muestra las cifras de un cliente.',
  },
  feedback: {
    close: 'Cerrar',
    loading: 'Cargando...',
    empty: 'No se encontraron resultados.',
    clearFilters: 'Quitar filtros',
    failed: 'No se pudo cargar. Revise la conexión e intente de nuevo.',
    retry: 'Reintentar',
  },
  password: {
    rules: 'La contraseña necesita',
    match: 'Las dos contraseñas coinciden.',
    met: 'Cumplido',
    notMet: 'Aún no cumplido',
  },
  download: {
    label: 'Descargar',
    busy: 'Generando el archivo, espere por favor...',
    done: 'Archivo descargado',
    failed: 'Error al descargar el archivo',
  },
  export: {
    formats: {
      xlsx: 'Excel (.xlsx)',
      csv: 'CSV (.csv)',
      xls: 'Excel 97-2003 (.xls)',
    },
    upTo: 'hasta %{limit} filas',
    rows: '%{rows} filas',
    rowsOf: '%{rows} de %{total} filas',
    building: 'Escribiendo %{rows} filas',
    cancelled: 'Descarga cancelada',
    tooMany: 'Este formato admite hasta %{limit} filas. Elija Excel (.xlsx) o CSV.',
  },
  charts: {
    showTable: 'Ver como tabla',
    showChart: 'Ver como gráfica',
    item: 'Concepto',
    value: 'Valor',
    noValue: 'Sin datos',
    good: 'Bueno',
    fair: 'Regular',
    poor: 'Malo',
  },
  dates: {
    from: 'Fecha inicial',
    to: 'Fecha final',
  },
  documents: {
    newTab: 'Se abre en una pestaña nueva',
  },
  carousel: {
    carousel: 'carrusel',
    slide: 'diapositiva',
    controls: 'Diapositivas',
    of: '%{number} de %{count}',
    show: 'Mostrar %{number} de %{count}',
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reproducir',
  },
}
