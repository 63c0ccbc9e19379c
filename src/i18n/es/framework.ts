import type { framework as english } from '../en/framework.ts'

export const framework: typeof english = {
  ra: {
    auth: { auth_check_error: 'Inicie sesión para continuar' },
    boolean: { true: 'Sí', false: 'No' },
    message: {
      invalid_form: 'El formulario no es válido. Revise los errores',
      unsaved_changes: 'Algunos cambios no se guardaron. ¿Seguro que desea descartarlos?',
    },
    notification: {
      updated: 'Elemento actualizado |||| %{smart_count} elementos actualizados',
      created: 'Elemento creado',
      item_doesnt_exist: 'El elemento no existe',
      http_error: 'Error de comunicación con el servidor',
      i18n_error: 'No se pudieron cargar los textos del idioma',
      logged_out: 'Su sesión terminó, inicie sesión de nuevo.',
      not_authorized: 'No tiene permiso para usar este recurso.',
    },
  },
}
