export const texts = {
  account: {
    recovery: {
      request: 'Enter the e-mail of your account. We send it a link to set a new password.',
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
      invalid_link: 'This link is not valid any more. Request a new one.',
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
      text: 'This page is being worked on and will be back. Meanwhile, the WIP report shows where your orders stand.',
      toWip: 'Go to the WIP report',
    },
    legal: {
      home: '%{product}: to the start',
      updated: 'Last updated: %{date}',
      review: 'Placeholder text, for legal review before use.',
    },
  },
}

export type Texts = typeof texts
