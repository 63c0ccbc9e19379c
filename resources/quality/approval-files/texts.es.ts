export const texts = {
  resources: {
    approvalFiles: {
      title: 'Archivos de aprobación',
      fields: {
        name: 'Documento',
        uploadedBy: 'Subido por',
        uploadedAt: 'Fecha de carga',
        days: 'Días en estatus',
      },
    },
    approvalHistory: {
      title: 'Historial',
      fields: {
        approval: 'Documento de aprobación',
        approvedAt: 'Fecha de aprobación',
        documents: 'Documentos de %{product}',
      },
    },
  },
  approvalFiles: {
    choose: 'Elija una carpeta para ver sus archivos.',
    search: 'Buscar número de parte',
    folders: 'Números de parte',
    childFolders: 'Carpetas',
    childrenFailed: 'No se pudieron cargar las carpetas.',
    history: 'Historial',
    allDocuments: 'Mostrar el documento |||| Mostrar los %{smart_count} documentos',
    badges: { approved: 'aprobado', new: 'nuevo' },
    sides: { provider: '%{product}', customer: 'Cliente' },
    chooseFile: 'Seleccionar archivo',
    chooseFiles: 'Seleccionar archivos',
    create: {
      title: 'Crear carpeta',
      do: 'Crear carpeta',
      partNumber: 'Número de parte',
      type: 'Tipo de documento',
      used: 'tiene carpeta',
      missing: 'Debe seleccionar un archivo para crear esta carpeta',
    },
    created: {
      done: '¡La carpeta se creó correctamente!',
      failed: 'No se pudo crear la carpeta. Inténtelo más tarde.',
    },
    add: {
      title: 'Agregar a la carpeta',
      files: 'Agregar archivos',
      approval: 'Agregar archivo de aprobación',
      do: 'Subir',
      missing: 'Debe seleccionar un archivo para subir.',
    },
    uploaded: {
      done: '¡El archivo se subió correctamente!',
      failed: 'No se pudo subir el archivo. Inténtelo más tarde.',
    },
    newFolder: { title: 'Nueva carpeta', name: 'Nombre de la carpeta', do: 'Crear' },
    rename: { of: 'Cambiar el nombre de %{name}', ask: 'Nombre de la carpeta' },
    renamed: {
      done: '¡El nombre de la carpeta se cambió correctamente!',
      failed: 'No se pudo cambiar el nombre de la carpeta. Inténtelo más tarde.',
    },
    move: {
      title: 'Mover archivo',
      of: 'Mover %{name}',
      destination: 'Carpeta de destino',
      do: 'Mover',
      missing: 'Debe seleccionar una carpeta de destino.',
    },
    moved: { done: '¡El archivo se movió correctamente!', failed: 'No se pudo mover el archivo. Inténtelo más tarde.' },
    remove: { of: 'Eliminar %{name}', ask: '¿Seguro que desea eliminar este archivo?', do: 'Eliminar' },
    removed: {
      done: '¡El archivo se eliminó correctamente!',
      failed: 'No se pudo eliminar el archivo. Inténtelo más tarde.',
    },
    comments: {
      title: 'Comentarios',
      empty: 'Aún no hay comentarios.',
      failed: 'No se pudo enviar su mensaje. Inténtelo más tarde.',
    },
  },
}
