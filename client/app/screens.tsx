import type { ComponentType } from 'react'
import { loaded } from '../components/loaded.tsx'
import { loadPart, loadWayIn } from '../texts/texts.ts'
import { Loading } from './Loading.tsx'

const screen = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  loaded(() => loadPart(load), Loading)

const wayIn = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  loaded(() => loadWayIn(load), Loading)

/** A screen that asks the server: TanStack Query is loaded with it, not with the app. */
async function asking<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [{ ScreenQueries }, Screen] = await Promise.all([import('../components/ScreenQueries.tsx'), load()])
  return (props: P) => (
    <ScreenQueries>
      <Screen {...props} />
    </ScreenQueries>
  )
}

const askingScreen = <P extends object>(load: () => Promise<ComponentType<P>>) => screen(() => asking(load))

/** The screens, each loaded when first shown: from this device once it has all of the app. */
export const AccountScreen = askingScreen(
  async () => (await import('../screens/accounts/AccountScreen.tsx')).AccountScreen,
)
export const AuthorizeScreen = askingScreen(
  async () => (await import('../screens/accounts/AuthorizeScreen.tsx')).AuthorizeScreen,
)
export const DeviceScreen = screen(
  async () => (await import('../screens/device/DeviceScreen.tsx')).DeviceScreen,
)
export const DisputeScreen = askingScreen(
  async () => (await import('../screens/desk/disputes/DisputeScreen.tsx')).DisputeScreen,
)
export const JoinScreen = wayIn(() =>
  asking(async () => (await import('../screens/accounts/JoinScreen.tsx')).JoinScreen),
)
export const LostPasswordScreen = screen(
  async () => (await import('../screens/accounts/LostPasswordScreen.tsx')).LostPasswordScreen,
)
export const OfficePages = screen(async () => {
  const [{ OfficePages: Pages }, { loadOfficeTexts }] = await Promise.all([
    import('../office/pages/OfficePages.tsx'),
    import('../office/texts/load.ts'),
  ])
  await loadOfficeTexts()
  return Pages
})
export const DeskScreen = askingScreen(
  async () => (await import('../screens/desk/DeskScreen.tsx')).DeskScreen,
)
export const OwnAccountScreen = screen(
  async () => (await import('../screens/accounts/OwnAccountScreen.tsx')).OwnAccountScreen,
)
export const PassScreen = wayIn(() =>
  asking(async () => (await import('../screens/accounts/PassScreen.tsx')).PassScreen),
)
export const RecordPages = askingScreen(
  async () => (await import('../screens/league/RecordPages.tsx')).RecordPages,
)
export const DutiesScreen = askingScreen(
  async () => (await import('../screens/duties/DutiesScreen.tsx')).DutiesScreen,
)
export const RegisterScreen = askingScreen(
  async () => (await import('../screens/registration/RegisterScreen.tsx')).RegisterScreen,
)
export const RegistrationScreen = askingScreen(
  async () => (await import('../screens/registration/RegistrationScreen.tsx')).RegistrationScreen,
)
export const ResetScreen = screen(
  async () => (await import('../screens/accounts/ResetScreen.tsx')).ResetScreen,
)
export const SignInScreen = wayIn(() =>
  asking(async () => (await import('../screens/accounts/SignInScreen.tsx')).SignInScreen),
)
export const VerifyScreen = screen(
  async () => (await import('../screens/accounts/VerifyScreen.tsx')).VerifyScreen,
)

export const EventScreen = wayIn(async () => (await import('../screens/event/EventScreen.tsx')).EventScreen)
export const HomeScreen = wayIn(async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen)
