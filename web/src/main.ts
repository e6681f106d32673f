import { mount } from 'svelte'
import App from './App.svelte'
import './styles.css'
import { updates } from './worker/updates.svelte'

mount(App, { target: document.getElementById('page')! })

// After all that the first view needs.
addEventListener('load', () => setTimeout(() => void updates.begin(), 3000))
