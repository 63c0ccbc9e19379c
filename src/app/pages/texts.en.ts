export const texts = {
  account: {
    recovery: {
      request: "Enter your account's e-mail address. We will send you a link to set a new password.",
      email: 'E-mail',
      send: 'Send link',
      sent: 'If this e-mail belongs to an account, a link to set a new password has been sent to it.',
      choose: 'Choose a new password for your account.',
      password: 'New password',
      confirmation: 'Confirm new password',
      reset: 'Reset password',
      done: 'Password successfully reset. Redirecting to the login page...',
      another: 'Request a new link',
      backToSignIn: 'Back to sign in',
    },
    failures: {
      invalid_link: 'This link is no longer valid. Request a new one.',
      rate_limited: 'Too many attempts. Wait a few minutes and try again.',
      unavailable: "Couldn't establish a connection to server. Please try again later.",
    },
    chooser: {
      title: 'Select your portal',
      aerospace: 'Aerospace',
      forge: 'Forge',
    },
    maintenance: {
      title: 'Under maintenance',
      text: 'This page is under maintenance and will be back soon. In the meantime, see the status of your orders in the WIP report.',
      toWip: 'Go to the WIP report',
    },
    legal: {
      home: '%{product} home',
      title: { 'privacy-policy': 'Privacy Policy', 'terms-and-conditions': 'Terms and Conditions' },
      updated: 'Last updated: %{date}. Version %{version}, in force from %{day}.',
      review: 'Placeholder text, for legal review before use.',
    },
  },
}

export type Texts = typeof texts
