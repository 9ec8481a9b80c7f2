import { lazy, type ComponentType } from 'react'

/** The screens, each loaded when it is first shown: from this device as soon as it has all of the app. */
export const AccountScreen = lazy(async () =>
  screen((await import('../screens/accounts/AccountScreen.tsx')).AccountScreen),
)
export const AuthorizeScreen = lazy(async () =>
  screen((await import('../screens/accounts/AuthorizeScreen.tsx')).AuthorizeScreen),
)
export const DeviceScreen = lazy(async () =>
  screen((await import('../screens/device/DeviceScreen.tsx')).DeviceScreen),
)
export const DisputeScreen = lazy(async () =>
  screen((await import('../screens/disputes/DisputeScreen.tsx')).DisputeScreen),
)
export const JoinScreen = lazy(async () =>
  screen((await import('../screens/accounts/JoinScreen.tsx')).JoinScreen),
)
export const LostPasswordScreen = lazy(async () =>
  screen((await import('../screens/accounts/LostPasswordScreen.tsx')).LostPasswordScreen),
)
export const OfficePages = lazy(async () => {
  const [{ OfficePages: Pages }, { loadOfficeTexts }] = await Promise.all([
    import('../screens/office/pages/OfficePages.tsx'),
    import('../office/texts/load.ts'),
  ])
  await loadOfficeTexts()
  return screen(Pages)
})
export const OfficeScreen = lazy(async () =>
  screen((await import('../screens/office/OfficeScreen.tsx')).OfficeScreen),
)
export const OwnAccountScreen = lazy(async () =>
  screen((await import('../screens/accounts/OwnAccountScreen.tsx')).OwnAccountScreen),
)
export const PassScreen = lazy(async () =>
  screen((await import('../screens/accounts/PassScreen.tsx')).PassScreen),
)
export const RecordPages = lazy(async () =>
  screen((await import('../screens/league/RecordPages.tsx')).RecordPages),
)
export const ResetScreen = lazy(async () =>
  screen((await import('../screens/accounts/ResetScreen.tsx')).ResetScreen),
)
export const SignInScreen = lazy(async () =>
  screen((await import('../screens/accounts/SignInScreen.tsx')).SignInScreen),
)
export const VerifyScreen = lazy(async () =>
  screen((await import('../screens/accounts/VerifyScreen.tsx')).VerifyScreen),
)

export const EventScreen = lazy(async () =>
  screen((await import('../screens/event/EventScreen.tsx')).EventScreen),
)
export const HomeScreen = lazy(async () =>
  screen((await import('../screens/home/HomeScreen.tsx')).HomeScreen),
)
const screen = <P,>(component: ComponentType<P>) => ({ default: component })
