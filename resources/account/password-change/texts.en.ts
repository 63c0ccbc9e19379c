export const texts = {
  account: {
    password: {
      change: 'Change Password',
      changed: 'Password changed successfully.',
    },
  },
  resources: {
    passwordChange: {
      fields: { password: 'New password', confirmation: 'Confirm new password' },
    },
  },
}
