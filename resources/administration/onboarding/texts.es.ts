import { formLabels, labels } from '../users/labels.es.ts'

const columns = { ...labels, ...formLabels, plant: 'Planta' }

export const texts = {
  resources: {
    sheetRows: {
      title: 'Filas de la hoja',
      fields: {
        ...columns,
        line: 'Fila',
        state: 'Resultado',
        problems: 'Problemas',
      },
      words: { state: { new: 'Nuevo', exists: 'Ya existe', wrong: 'Problema' } },
    },
    batches: {
      title: 'Lotes',
      fields: {
        fileName: 'Archivo',
        at: 'Creado el',
        userName: 'Creado por',
        rows: 'Filas',
        created: 'Usuarios creados',
        undoneAt: 'Deshecho el',
        deleted: 'Usuarios eliminados',
      },
    },
  },
  onboarding: {
    steps: { choose: 'Elegir una hoja', check: 'Revisar', create: 'Crear' },
    intro:
      'Cree hasta %{max} usuarios desde una hoja de cálculo. La primera fila contiene los nombres de las columnas, en cualquier orden, en inglés o en español. No se crea nada hasta que revise las filas.',
    template: 'Descargar una plantilla (.xlsx)',
    drop: 'Suelte aquí un archivo .xlsx, .xls, .ods o .csv de hasta 15 MB, o elija uno.',
    choose: 'Elegir un archivo',
    reading: 'Leyendo el archivo',
    paste: 'O pegue celdas de una hoja de cálculo',
    pasteNote: 'Incluya la fila de encabezados.',
    usePasted: 'Usar las celdas pegadas',
    pasted: 'Celdas pegadas',
    faults: {
      empty: 'No hay filas debajo de los encabezados. Agregue los usuarios, uno por fila, y elija el archivo otra vez.',
      noColumns: 'La primera fila no contiene ningún nombre de columna conocido. Parta de la plantilla.',
      tooManyRows: 'La hoja tiene más de %{max} filas. Divídala y envíe una parte tras otra.',
      tooLarge: 'El tamaño máximo de archivo es 15MB.',
      notASheet: 'Este archivo no se puede leer. Guárdelo como .xlsx o .csv y elíjalo otra vez.',
      protectedWorkbook: 'El libro está protegido con una contraseña: quítela y guárdelo otra vez.',
      onlyHiddenSheets: 'Solo hojas ocultas tienen celdas. Muestre la de los usuarios y elija el archivo otra vez.',
    },
    cellErrors:
      'Una celda tiene un error: %{cells}. Corríjalo y elija el archivo otra vez. |||| %{smart_count} celdas tienen errores: %{cells}. Corríjalos y elija el archivo otra vez.',
    noFormulaValue: 'fórmula sin resultado',
    cellError: 'línea %{line}, %{column}: %{value}',
    columns,
    missing: 'Faltan estas columnas: %{names}. Agréguelas a la hoja y elíjala otra vez.',
    ignored: 'Estas columnas son desconocidas y se ignorarán: %{names}.',
    hidden: 'Las hojas ocultas no se leen: %{names}.',
    sheet: '%{name}: %{smart_count} fila |||| %{name}: %{smart_count} filas',
    progress: { check: '%{done} de %{all} filas revisadas', create: '%{done} de %{all} filas creadas' },
    stop: 'Detener',
    stopped: {
      check: 'La revisión se detuvo tras %{done} de %{all} filas.',
      create: 'La creación se detuvo tras %{done} de %{all} filas. Los usuarios ya creados se conservan.',
    },
    goOn: 'Continuar',
    failed: {
      check: 'La revisión se detuvo tras %{done} de %{all} filas. %{reason}',
      create: 'La creación se detuvo tras %{done} de %{all} filas; los usuarios ya creados se conservan. %{reason}',
    },
    outcome: {
      check: 'Usuarios nuevos: %{new}. Usuarios que ya existen: %{exists}. Filas con problemas: %{wrong}.',
      create: 'Usuarios creados: %{new}. Usuarios que ya existían: %{exists}. Filas con problemas: %{wrong}.',
    },
    invited: 'Las invitaciones se envían por correo.',
    created: 'Creado',
    onlyProblems: 'Solo problemas',
    create: 'Crear %{smart_count} usuario |||| Crear %{smart_count} usuarios',
    back: 'Elegir otra hoja',
    another: 'Dar de alta otra hoja',
    adminTitle: 'Guardar administradores',
    adminQuestion:
      '%{smart_count} de los nuevos usuarios será administrador: podrá crear, editar y eliminar a todos los usuarios y abrir todas las páginas. |||| %{smart_count} de los nuevos usuarios serán administradores: podrán crear, editar y eliminar a todos los usuarios y abrir todas las páginas.',
    problemColumn: 'Problemas',
    problemRows: { xlsx: 'Filas con problemas (.xlsx)', csv: 'Filas con problemas (.csv)' },
    reasons: {
      unknownRole: 'Este tipo de cliente no existe, o usted no puede asignarlo.',
      unknownCustomer: 'Esta relación no existe para este tipo de cliente.',
      unknownReference: 'No existe una página con este nombre.',
      notGrantable: 'No se puede conceder: usted no la tiene, o el rol no lo permite.',
      choice: 'Escriba Forja o Aeroespacial.',
      duplicate: 'Aparece dos veces en la hoja.',
    },
    notUndone: '-',
    undo: 'Deshacer',
    undoOf: 'Deshacer %{name}',
    undoTitle: 'Deshacer %{name}',
    undoQuestion:
      'Se eliminará al usuario creado con %{name} el %{at}, salvo que haya iniciado sesión o se haya modificado desde entonces. |||| Se eliminará a los %{smart_count} usuarios creados con %{name} el %{at}, salvo los que hayan iniciado sesión o se hayan modificado desde entonces.',
    undoFailed: '%{name} no se pudo deshacer',
    undone: '%{name}: %{smart_count} usuario eliminado. |||| %{name}: %{smart_count} usuarios eliminados.',
    kept: {
      signedIn:
        '%{smart_count} se conserva: ya definió una contraseña. |||| %{smart_count} se conservan: ya definieron una contraseña.',
      changed: '%{smart_count} se conserva: fue modificado. |||| %{smart_count} se conservan: fueron modificados.',
      notManageable: '%{smart_count} se conservan: no puede eliminar usuarios de este tipo de cliente.',
      alreadyDeleted: '%{smart_count} ya estaba eliminado. |||| %{smart_count} ya estaban eliminados.',
    },
    connected: 'Los usuarios de este portal se administran en otro servicio. Créelos allí.',
  },
}
