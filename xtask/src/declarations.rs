//! The npm package's type declarations: TypeScript makes them from the `JSDoc` of www/, and those that the package's
//! entries lead to are packed, in the same places as their modules.

use crate::tools;
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

/// Where the entries of the package are declared.
const ENTRIES: [&str; 2] = ["star-step.d.ts", "element.d.ts"];
/// The engine's declarations, which come with the bindings.
const ENGINE: &str = "pkg/starstep.d.ts";
/// For `Symbol.dispose`, which older type libraries lack.
const LIBRARY: &str = "/// <reference lib=\"esnext.disposable\" />\n";

/// Puts the declarations into the package, which already has the engine's.
pub fn pack(package: &Path) -> Result<()> {
    let (www, made) = (Path::new("www"), Path::new("target/declarations"));
    let _ = std::fs::remove_dir_all(made);
    tools::run(&tools::node_program("tsc"), &["--project", "tsconfig.declarations.json"])?;
    let engine = package.join(ENGINE);
    std::fs::write(&engine, LIBRARY.to_owned() + &std::fs::read_to_string(&engine)?)?;
    let mut next: Vec<PathBuf> = ENTRIES.map(PathBuf::from).into();
    let mut seen = BTreeSet::from([PathBuf::from(ENGINE)]);
    while let Some(name) = next.pop() {
        if !seen.insert(name.clone()) {
            continue;
        }
        // Hand-written ones are not generated.
        let file = [made, www].map(|folder| folder.join(&name)).into_iter().find(|file| file.exists());
        let file = file.with_context(|| format!("{} is named by a declaration, but does not exist", name.display()))?;
        let text = std::fs::read_to_string(&file)?;
        let folder = name.parent().unwrap_or(Path::new(""));
        for module in modules_of(&text) {
            next.push(declaration_of(folder, module)?);
        }
        tools::copy(&file, &package.join(&name))?;
    }
    Ok(())
}

/// The modules that a declaration names: what stands in quotes after `from` and in `import("…")`.
fn modules_of(text: &str) -> Vec<&str> {
    let after = |start| text.split(start).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    after(" from \"").chain(after("import(\"")).chain(after("import \"")).collect()
}

/// Where a module is declared that is named by another one in a folder.
fn declaration_of(folder: &Path, module: &str) -> Result<PathBuf> {
    let Some(stem) = module.strip_suffix(".js").filter(|_| module.starts_with('.')) else {
        bail!("a declaration names {module}, which is not a module of the package");
    };
    let mut path = PathBuf::new();
    for part in folder.join(stem).components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = path.pop(),
            part => path.push(part),
        }
    }
    path.as_mut_os_string().push(".d.ts");
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::{declaration_of, modules_of};
    use std::path::Path;

    #[test]
    fn all_modules_of_a_declaration_are_found() {
        let text =
            "import { A } from \"./a.js\";\nimport \"./b.js\";\nexport type C = import(\"../c/c.js\").C | \"from\";\n";
        assert_eq!(modules_of(text), ["./a.js", "../c/c.js", "./b.js"]);
    }

    #[test]
    fn a_module_is_declared_beside_it() {
        let declared =
            |folder, module| declaration_of(Path::new(folder), module).map(|path| path.display().to_string());
        assert_eq!(declared("", "./a.js").unwrap(), "a.d.ts");
        assert_eq!(declared("element", "../i18n/index.js").unwrap(), "i18n/index.d.ts");
        assert!(declared("", "typescript").is_err());
    }
}
