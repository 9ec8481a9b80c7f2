import type { ComponentType } from 'react'

/** The examples of some components, by the path of the component in client/ and by the name of the example. */
export type ExampleList = Readonly<Record<string, Readonly<Record<string, ComponentType>>>>
