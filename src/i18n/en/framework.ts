/** Only those texts of react-admin that the parts in use can show. */
export const framework = {
  ra: {
    auth: { auth_check_error: 'Please login to continue' },
    boolean: { true: 'Yes', false: 'No' },
    message: {
      invalid_form: 'The form is not valid. Please check for errors',
      unsaved_changes: "Some of your changes weren't saved. Are you sure you want to ignore them?",
    },
    notification: {
      updated: 'Element updated |||| %{smart_count} elements updated',
      created: 'Element created',
      item_doesnt_exist: 'Element does not exist',
      http_error: 'Server communication error',
      i18n_error: 'Cannot load the translations for the specified language',
      logged_out: 'Your session has ended, please reconnect.',
      not_authorized: "You're not authorized to access this resource.",
    },
  },
}
