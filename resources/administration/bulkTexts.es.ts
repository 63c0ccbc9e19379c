/** Texts of drawers that change many rows at once. */
export const texts = {
  bulk: {
    field: 'Campo',
    changes:
      '%{smart_count} registro cambia, %{left} ya tienen este valor. |||| %{smart_count} registros cambian, %{left} ya tienen este valor.',
    set: 'Fijar',
    done: '%{smart_count} registro cambiado. |||| %{smart_count} registros cambiados.',
    reasons: {
      same: 'ya es así',
      stale: 'otra persona lo cambió entretanto',
      forbidden: 'sus permisos no lo permiten',
      customers: 'el tipo de cliente no puede tener estos clientes',
      pages: 'la página la fija el rol',
      hasPassword: 'ya tiene contraseña',
      gone: 'fue eliminado',
    },
    undo: 'Deshacer',
    undone:
      '%{smart_count} registro tiene de nuevo su valor. |||| %{smart_count} registros tienen de nuevo sus valores.',
    stale:
      'Otra persona ha cambiado uno de estos registros entretanto. No se cambió nada; cierre esto y selecciónelos de nuevo.',
    close: 'Cerrar',
  },
}
