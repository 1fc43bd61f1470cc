import type { Meta, StoryObj } from '@storybook/react-vite';
import LoginPage from './LoginPage.tsx';
import RegisterPage from './RegisterPage.tsx';
import UnbuiltHandlerPage from './UnbuiltHandlerPage.tsx';

const flows = (countryCode: string) => ({
  data: {
    root: {
      __typename: 'Root',
      flowSettings: {
        __typename: 'FlowSettings',
        loginFlow: 'Keycloak',
        registrations: [{ __typename: 'RegistrationSetting', countryCode, flow: 'KEYCLOAK' }],
      },
    },
  },
});

const meta = {
  title: 'Pages/Sign-in/Sign-in',
  parameters: { layout: 'fullscreen', lobby: { answers: { BasicLayoutRoot: flows('ROW') }, path: '/login/' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { render: () => <LoginPage /> };
export const LoginAfterSignOut: Story = {
  render: () => <LoginPage />,
  parameters: { lobby: { path: '/login/?logoutReason=SESSION_EXPIRED' } },
};
export const Register: Story = { render: () => <RegisterPage />, parameters: { lobby: { path: '/register/' } } };
export const UnbuiltHandler: Story = {
  render: () => <UnbuiltHandlerPage />,
  parameters: { lobby: { path: '/piq-login-handler/' } },
};
