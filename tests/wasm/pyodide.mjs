// Plays games of tests/wasm/whole_game.py in the Python of browsers: node pyodide.mjs ROOT WHEEL NUMBER…
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, wheel, ...numbers] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(root, "web/node_modules/pyodide/pyodide.mjs")));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl");
python.mountNodeFS("/src", join(root, "src"));
python.mountNodeFS("/tests", join(root, "tests"));
python.runPython("import sys; sys.path[:0] = ['/src', '/']; sys.dont_write_bytecode = True");
console.log(await python.runPythonAsync(`from tests.wasm.whole_game import main; await main([${numbers}])`));
