/** What react-admin says by itself: of its texts, those are here that a screen of ours can say. */
export const ra = {
  action: { unselect: 'Unselect all' },
  sort: { sort_by: 'Sort by %{field_lower_first}, %{order}', ASC: 'ascending', DESC: 'descending' },
  page: {
    create: 'New: %{name}',
    edit: '%{name} %{recordRepresentation}',
    list: '%{name}',
    show: '%{name} %{recordRepresentation}',
  },
  message: {
    error: 'Something in the application failed and the request was not completed.',
    invalid_form: 'Some fields need correcting',
    select_all_limit_reached: 'That is too many to select. The first %{max} are selected.',
    unsaved_changes: 'Some changes are not saved. Leave without saving them?',
  },
  auth: {
    auth_check_error: 'Log in to go on',
  },
  notification: {
    updated: 'Saved |||| Saved: %{smart_count}',
    created: 'Created',
    deleted: 'Deleted |||| Deleted: %{smart_count}',
    bad_item: 'This record is not valid',
    item_doesnt_exist: 'This record does not exist',
    http_error: 'The server does not answer',
    data_provider_error: 'The data could not be read. The console has details.',
    i18n_error: 'The texts of this language could not be loaded',
    canceled: 'Undone',
    logged_out: 'The session has ended. Log in again.',
    not_authorized: 'You are not allowed to do this.',
    application_update_available: 'There is a new version.',
    offline: 'You are offline. The data could not be loaded.',
  },
};
