import { auditedTexts } from './auditedTexts.es.ts'

export const texts = {
  resources: {
    auditLog: {
      title: 'Registro de auditoría',
      fields: {
        id: 'Id',
        at: 'Cuándo',
        actor: 'Modificado por',
        actorEmail: 'Correo (modificado por)',
        action: 'Acción',
        subject: 'Usuario o registro',
        subjectEmail: 'Correo (usuario)',
        changes: 'Cambios',
      },
      filters: { bulkId: 'Cambio de varios', from: 'Desde', to: 'Hasta' },
      words: {
        action: {
          created: 'Creado',
          edited: 'Editado',
          deleted: 'Eliminado',
          undone: 'Deshecho',
          erased: 'Borrado',
          passwordSet: 'Contraseña fijada',
          linkRequested: 'Enlace solicitado',
          signedIn: 'Inició sesión',
          signedOut: 'Cerró sesión',
        },
      },
    },
  },
  auditedRecords: auditedTexts,
  auditLog: {
    withSignIns: 'Mostrar inicios de sesión',
    operator: 'Operador',
    empty: 'vacío',
    words: { changed: 'cambiada' },
    records: {
      batch: 'Lote %{id}',
      budget: 'Presupuesto %{id}, %{name}',
      budgetLink: 'Enlace al presupuesto %{id} del vendedor %{name}',
      user: 'Usuario %{id}',
    },
    fields: {
      deleted: 'Usuarios eliminados',
      signedIn: 'Conservados, con contraseña definida',
      changed: 'Conservados, modificados',
      notManageable: 'Conservados, de un tipo de cliente que no se puede eliminar',
      alreadyDeleted: 'Ya eliminados',
      expiresAt: 'Vence',
      sellerId: 'Vendedor',
      total: 'Total en K',
      year: 'Año',
    },
    undo: 'Deshacer',
    undoQuestion: 'Los registros que nadie ha cambiado desde entonces recuperan sus valores anteriores.',
    undone:
      '%{smart_count} registro está como antes, %{left} sin cambio. |||| %{smart_count} registros están como antes, %{left} sin cambio.',
    older: 'Mostrar anteriores',
  },
}
